import { useEffect, useState } from 'react';

/** What is made of plain data; null until it is. */
export function useMade<Given, Made>(
  make: (given: Given) => Promise<Made>,
  given: Given,
): Made | null {
  const [made, setMade] = useState<Made | null>(null);
  const key = JSON.stringify(given);
  useEffect(() => {
    let isWanted = true;
    void make(JSON.parse(key) as Given).then((value) => {
      if (isWanted) setMade(() => value);
    });
    return () => {
      isWanted = false;
    };
  }, [make, key]);
  return made;
}
