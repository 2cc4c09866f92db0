import { useEffect, useSyncExternalStore } from 'react';
import type { TemplateId } from '../model/template-ids';
import type { Template } from '../templates/template';
import { templatesOnUse } from './templates-on-use';

const templates = templatesOnUse();

/** A template; null until it has come. */
export function useTemplate(id: TemplateId): Template | null {
  useEffect(() => templates.want(id), [id]);
  return useSyncExternalStore(templates.subscribe, () => templates.find(id));
}
