import { isVague } from '../../export/fixing';
import type { Fix } from '../fix';

/** A link named 'click here' is named by the address that it leads to. */
export const nameLink: Fix = {
  id: 'nameLink',
  label: 'Name the link by its address',
  *propose({ element: { id, locked, content = '', href = '', spans = [] } }) {
    const host = /^(?:https?:\/\/)?(?:www\.)?([^/?#\s]+\.[^/?#\s]+)/i.exec(href)?.[1];
    if (locked || host === undefined || spans.length > 0 || !isVague(content)) return;
    yield {
      label: 'Name the link by its address',
      action: { type: 'scene/elementSet', id, settings: { content: host } },
    };
  },
};
