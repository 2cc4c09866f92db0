import { countPeople } from '../archive/summary';

const MOST_NAMED = 20;

/** Counts people, and keeps the addresses of the first of them. */
export function peopleCounter() {
  const kept = { count: 0 };
  const some: string[] = [];
  return {
    add: (address: string): void => {
      kept.count += 1;
      if (some.length < MOST_NAMED) some.push(address);
    },
    count: (): number => kept.count,
    /** `2 people <what>: a@x.example, b@x.example.` */
    reported: (what: string): string => {
      const more = kept.count > some.length ? ', …' : '.';
      return `${countPeople(kept.count)} ${what}: ${some.join(', ')}${more}`;
    },
  };
}

/** Whether pictures lie in the HTML of a signature itself. */
export function holdsPictures(html: string): boolean {
  return html.includes('src="data:');
}
