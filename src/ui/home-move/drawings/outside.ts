import { c, legs, r } from './shapes';

export const ENTRANCE = {
  shoeRack: `${r(4, 7, 24, 20)}M16 7v20M4 13.7h24M4 20.3h24M13.5 10.5v.01M18.5 10.5v.01M13.5 17v.01M18.5 17v.01M13.5 23.5v.01M18.5 23.5v.01`,
  shoes: `M4 23v-9l5 1c2 4 5 5 10 6 4 1 9 1 9 5H6a2 2 0 0 1-2-2zM4 22h24M13 18l-1 2M16 19.5l-1 2`,
  console: `M3 10h26v5H3zM6 15v12M26 15v12M14.5 12.5h3M6 23h20`,
  coat: `M16 3v23M10 27.5l6-3 6 3M9 5c0 4 3 4 7 4s7 0 7-4M11 11c0 3 2 3 5 3s5 0 5-3`,
  umbrella: `M11 15h10l-1.5 12h-7zM13 15L9 4M16 15V3M19 15l4-11M7.5 5l3-2M21.5 3l3 2`,
  bicycle: `${c(8, 21, 5.5)}${c(24, 21, 5.5)}M8 21l5-9h8l3 9M13 12l4 9h-9M21 12l-4 9M12 9.5h3M20 8h4`,
  scooter: `${c(8, 25, 2.5)}${c(24, 25, 2.5)}M10.5 25H21L16 6h-4M16 6h4`,
  golf: `M11 10h9l2 17H9zM12 10l-3-6h3M16 10V3h3M20 10l3-5M10 16h11M22 13c4 2 4 7 .5 9`,
  handCart: `M7 4h4v19M11 23h14M11 8h3${c(13, 26, 2)}${r(14, 11, 11, 12, 1)}M14 17h11`,
  wheelchair: `${c(14, 20, 7)}M11 5v10h11l2 9h4M11 9h8M8 5h3${c(25, 25.5, 1.5)}`,
};

export const BALCONY = {
  dryRack: `M4 9h24M8 27L24 9M24 27L8 9M4 9l-1 4M28 9l1 4M13 9v6h5V9`,
  cabinetPlain: `${r(7, 3, 18, 24)}M16 3v24M13.5 13v4M18.5 13v4M7 23.5h18`,
  plantStand: `M4 27V14h10v13M18 27V20h10v7M4 18h10M6.5 14l-1-5h7l-1 5M9 9V4M20.5 20l-1-5h7l-1 5M23 15v-4`,
  outdoorTable: `M4 12h24M16 12v12M8 27l8-4 8 4M8 9.5h4V12M20 9.5h4V12`,
  outdoorChair: `M8 5l3 13h13M11 18l-4 9M22 18l4 9M9.5 11h12v7M8 5h4`,
  parasol: `M3 14a13 10 0 0 1 26 0zM16 4V3M16 14v13M11 27h10M11 14c0-5 2-9 5-10 3 1 5 5 5 10`,
  grill: `M4 11h24a12 8 0 0 1-24 0zM4 11a12 7 0 0 1 24 0M12 18l-4 9M20 18l4 9M16 4V2.5M10.5 22h11`,
  campChair: `M6 5l4 12h12M10 17l14 10M22 17L8 27M6 5c2 3 2 8 4 12M26 10l-4 7M24 10h4`,
  campTable: `M3 11h26M8 11l16 16M24 11L8 27M12.5 15.5h7`,
  cooler: `${r(4, 12, 24, 14)}M3 12h26V8a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2zM13 16h6v3h-6z`,
  ski: `M8 27l5-22c.5-2 2-3 3-2M24 27L19 5c-.5-2-2-3-3-2M4 27h4M24 27h4M11 14h3M18 14h3`,
  surfboard: `M16 2c5 4 6 11 5 17s-3 9-5 9-4-3-5-9 0-13 5-17zM16 2v26M13 22h6`,
  fishing: `M5 27L25 4c2-2 4 1 2 3M27 7v9M27 16a2 2 0 1 1-3 2${c(10, 21, 2)}`,
};

export const STOREROOM = {
  angle: `M5 3v25M27 3v25M5 7h22M5 16h22M5 25h22M8 16v-5h7v5M19 25v-6h6v6M5 7l4 4M27 7l-4 4`,
  suitcase: `${r(8, 9, 16, 16, 2.5)}M12 9V3h8v6M12.5 13v8M16 13v8M19.5 13v8M11 25v2.5M21 25v2.5`,
  tools: `${r(4, 13, 24, 12)}M11 13V9a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v4M4 18h9M19 18h9M13 16h6v4h-6z`,
  ladder: `M11 3L6 28M15 3l3 25M10 8h5.8M9 13h7.5M8 18h9M7 23h10.5M15 3h4l7 25M11 3h4`,
  tyre: `${c(16, 15, 12)}${c(16, 15, 5.5)}${c(16, 15, 1)}M16 3v6.5M16 20.5V27M4 15h6.5M21.5 15H28`,
  foldTable: `M3 12h26v3H3zM7 15l4 12M25 15l-4 12M9.5 23h13`,
  foldChair: `M9 4h10l4 23M11 13h11M21 13L9 27M9 4l3 13h10M10 8h10`,
  tree: `M16 3l6 8h-3l5 7h-3l4 6H7l4-6H8l5-7h-3zM16 24v4M12 28h8M16 14h.01M13 20h.01M19 20h.01`,
  generator: `${r(3, 10, 26, 13)}M8 10V6h16v4${c(10, 16.5, 3)}M18 14h7M18 18h4${legs(7, 25, 23, 26)}M10 14.5v4`,
  bag: `M6 13h20l2 12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM11 13a5 6 0 0 1 10 0M4.5 18h23`,
};

const CARTON = `${r(4, 10, 24, 17)}M4 10l3-5h18l3 5M16 5v5`;

export const BOXES = {
  box: `${CARTON}M13 10v5h6v-5`,
  boxBooks: `${CARTON}M10 15h4v8h-4zM14 15h4v8h-4zM19 16l3-.8 2 7.5-3 .8z`,
  boxFragile: `${CARTON}M13 14h6l-1 4a2 2 0 0 1-4 0zM16 20v3M13.5 23.5h5`,
  boxClothes: `${CARTON}M12 14l2.5 1.5h3L20 14l3 3-2 2-1.5-1v5.5h-7V18L11 19l-2-2z`,
  boxHanging: `${r(7, 5, 18, 23)}M7 10h18M13 2.5h6L25 5M13 2.5L7 5M16 10c0 2 1.5 2 0 3.5L11 18h10l-5-4.5M11 18v6M21 18v6`,
};
