import { getHolidayNames, getHolidayPreset } from '@hyunbinseo/holidays-kr';
import { useEffect, useState } from 'react';

const NONE: readonly string[] = [];

/** The names of Korea's public holidays on a date (`2026-12-25`); empty for years that are not published yet. */
export function useHolidays(date: string): readonly string[] {
  const [found, setFound] = useState({ date: '', names: NONE });

  useEffect(() => {
    let isCurrent = true;
    void getHolidayNames(date)
      .catch(() => null)
      .then((names) => isCurrent && setFound({ date, names: names ?? NONE }));
    return () => {
      isCurrent = false;
    };
  }, [date]);

  return found.date === date ? found.names : NONE;
}

type Preset = Readonly<Record<string, readonly string[]>>;

/**
 * The holidays of the years `first` to `last` (`2026`), by date. Empty until they are loaded, and for years that are
 * not published yet.
 */
export function useHolidaysOfYears(first: number, last: number): ReadonlyMap<string, readonly string[]> {
  const [found, setFound] = useState<ReadonlyMap<string, readonly string[]>>(new Map());

  useEffect(() => {
    let isCurrent = true;
    const years = Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
    void Promise.all(years.map((year): Promise<Preset> => getHolidayPreset(year).catch(() => ({})))).then(
      (presets) => isCurrent && setFound(new Map(presets.flatMap((preset) => Object.entries(preset)))),
    );
    return () => {
      isCurrent = false;
    };
  }, [first, last]);

  return found;
}
