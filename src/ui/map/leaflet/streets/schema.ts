// What a feature of the file is drawn as. Files of the Protomaps basemap and of the smaller OpenMapTiles-like schema of
// docs/map.md both work: their layers and kinds have different names for the same things.

export type Fill =
  | 'industrial'
  | 'aerodrome'
  | 'school'
  | 'hospital'
  | 'cemetery'
  | 'stadium'
  | 'wood'
  | 'grass'
  | 'park'
  | 'water'
  | 'building';
export type Road = 'motorway' | 'trunk' | 'primary' | 'secondary' | 'tertiary' | 'minor' | 'service';
export type Line = Road | 'waterway' | 'district' | 'province' | 'subway' | 'rail' | 'runway';
export type LabelKind = 'city' | 'district' | 'neighbourhood' | 'station' | 'road' | 'waterway' | 'green' | 'poi';

export type Properties = Readonly<Record<string, string | number | boolean | undefined>>;

const FILLS: Readonly<Record<string, Fill>> = {
  industrial: 'industrial',
  railway: 'industrial',
  commercial: 'industrial',
  aerodrome: 'aerodrome',
  school: 'school',
  university: 'school',
  college: 'school',
  kindergarten: 'school',
  hospital: 'hospital',
  cemetery: 'cemetery',
  stadium: 'stadium',
  pitch: 'stadium',
  wood: 'wood',
  forest: 'wood',
  nature_reserve: 'wood',
  national_park: 'wood',
  protected_area: 'wood',
  scrub: 'grass',
  grass: 'grass',
  grassland: 'grass',
  meadow: 'grass',
  golf_course: 'grass',
  farmland: 'grass',
  park: 'park',
  garden: 'park',
  zoo: 'park',
  recreation_ground: 'park',
  village_green: 'park',
};

const ROADS: Readonly<Record<string, Line>> = {
  motorway: 'motorway',
  highway: 'motorway',
  trunk: 'trunk',
  primary: 'primary',
  major_road: 'primary',
  secondary: 'secondary',
  tertiary: 'tertiary',
  medium_road: 'tertiary',
  minor: 'minor',
  minor_road: 'minor',
  residential: 'minor',
  unclassified: 'minor',
  living_street: 'minor',
  service: 'service',
  pedestrian: 'service',
  rail: 'rail',
  light_rail: 'rail',
  monorail: 'rail',
  subway: 'subway',
  runway: 'runway',
  taxiway: 'runway',
};

const BORDERS: Readonly<Record<string, Line>> = {
  country: 'province',
  province: 'province',
  region: 'province',
  county: 'district',
  district: 'district',
};

const PLACES: Readonly<Record<string, LabelKind>> = {
  city: 'city',
  town: 'city',
  district: 'district',
  borough: 'district',
  suburb: 'district',
  macrohood: 'district',
  neighbourhood: 'neighbourhood',
  quarter: 'neighbourhood',
  township: 'neighbourhood',
  village: 'neighbourhood',
  locality: 'city',
};

const POIS: Readonly<Record<string, LabelKind>> = {
  station: 'station',
  park: 'green',
  peak: 'green',
  ...Object.fromEntries(
    ['university', 'hospital', 'townhall', 'mall', 'museum', 'landmark', 'airport', 'aerodrome', 'stadium'].map(
      (kind) => [kind, 'poi' as const],
    ),
  ),
};

/** The more exact of the two: Protomaps says `kind: locality, kind_detail: town`. */
function lookUp<T>(table: Readonly<Record<string, T>>, { kind, kind_detail: detail }: Properties): T | undefined {
  const exact = typeof detail === 'string' ? table[detail.replace(/_link$/, '')] : undefined;
  return exact ?? (typeof kind === 'string' ? table[kind] : undefined);
}

export function fillOf(layer: string, properties: Properties): Fill | undefined {
  if (layer === 'water') return 'water';
  if (layer === 'buildings') return 'building';
  return layer === 'landuse' || layer === 'green' || layer === 'landcover' ? lookUp(FILLS, properties) : undefined;
}

export function lineOf(layer: string, properties: Properties): Line | undefined {
  if (layer === 'roads' || layer === 'transit') return lookUp(ROADS, properties);
  if (layer === 'borders' || layer === 'boundaries') return lookUp(BORDERS, properties);
  return layer === 'waterways' || layer === 'water' ? 'waterway' : undefined;
}

export function labelOf(layer: string, properties: Properties): LabelKind | undefined {
  if (layer === 'stations') return 'station';
  if (layer === 'places') return lookUp(PLACES, properties);
  if (layer === 'pois') return lookUp(POIS, properties);
  if (layer === 'roads') return 'road';
  return layer === 'waterways' || layer === 'water' ? 'waterway' : undefined;
}

/** The name in that language, else in the language of the place. */
export function nameOf(properties: Properties, locale: string): string {
  const name = properties[`name:${locale}`] ?? properties.name;
  return typeof name === 'string' ? name : '';
}
