import { useEffect, useSyncExternalStore } from 'react';
import type { TemplateId } from '../model/template-ids';
import { useAppSelector } from '../store/hooks';
import type { Template } from '../templates/template';
import { templatesOnUse } from './templates-on-use';

const templates = templatesOnUse();

/** A template that shows all that the signature holds; null until it has come. */
export function useTemplate(id: TemplateId): Template | null {
  const hasBlocks = useAppSelector((state) => state.signature.present.person.blocks.length > 0);
  useEffect(() => templates.want(id, hasBlocks), [id, hasBlocks]);
  return useSyncExternalStore(templates.subscribe, () => templates.find(id, hasBlocks));
}
