import type { TemplateId } from '../model/template-ids';
import { modern } from '../templates/modern';
import type { Template } from '../templates/template';

/** The templates as far as the page has them. */
export interface TemplatesOnUse {
  /** A template, or null as long as it is not there; `withBlocks` one that shows what stands below. */
  readonly find: (id: TemplateId, withBlocks?: boolean) => Template | null;
  /** Sends for a template that is not there yet. */
  readonly want: (id: TemplateId, withBlocks?: boolean) => void;
  /** Calls when templates have come; the answer ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The default template comes with the page, without the parts that blocks are made of; all others come together, with the
 * first that is wanted.
 */
export function templatesOnUse(
  load: () => Promise<readonly Template[]> = async () =>
    (await import('../templates/registry')).TEMPLATES,
): TemplatesOnUse {
  const listeners = new Set<() => void>();
  let templates: readonly Template[] = [];
  let isComing = false;
  const find = (id: TemplateId, withBlocks = false): Template | null => {
    if (id === modern.id && !withBlocks) return modern;
    return templates.find((one) => one.id === id) ?? null;
  };
  const fetchAll = async (): Promise<void> => {
    isComing = true;
    try {
      templates = await load();
    } catch {
      // The device may be offline; the next template that is wanted asks again.
    }
    isComing = false;
    for (const listener of listeners) listener();
  };
  return {
    find,
    want: (id, withBlocks) => {
      if (find(id, withBlocks) === null && !isComing) void fetchAll();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
