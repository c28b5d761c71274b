import { useEffect, useState } from 'react';

const NONE: readonly string[] = [];

/** Names of Korea's public holidays on a date (`2026-12-25`); none where the year is not published yet. */
export function useHolidays(date: string): readonly string[] {
  const [found, setFound] = useState({ date: '', names: NONE });

  useEffect(() => {
    let isCurrent = true;
    void import('@hyunbinseo/holidays-kr')
      .then(({ getHolidayNames }) => getHolidayNames(date))
      .catch(() => null)
      .then((names) => isCurrent && setFound({ date, names: names ?? NONE }));
    return () => {
      isCurrent = false;
    };
  }, [date]);

  return found.date === date ? found.names : NONE;
}
