import type { Change } from './change';

/** What became of the link of a word or a picture; null where it leads to the same place. */
export function linkChange(
  where: string,
  sent: string | null,
  arrived: string | null,
): Change | null {
  if (sent === null && arrived === null) return null;
  if (sent !== null && arrived !== null && target(sent) === target(arrived)) return null;
  const kind = sent === null ? 'link-added' : arrived === null ? 'link-gone' : 'link-changed';
  return { kind, where, before: sent ?? '', after: arrived ?? '', count: 1 };
}

/** Where a link leads, whatever way it is written. */
function target(href: string): string {
  const bare = href.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
  return /^tel:/i.test(href) ? bare.replaceAll(/[^\d+]/g, '') : decoded(bare);
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}
