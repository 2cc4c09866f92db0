import { useEffect, useSyncExternalStore } from 'react';
import type { TemplateId } from '../../model/template-ids';
import { useAppSelector } from '../../store/hooks';
import { REGISTRY } from '../../templates/lazy-registry';
import { modern } from '../../templates/modern';
import type { Template } from '../../templates/template';

/**
 * A template that shows all that the signature holds; null until it has loaded. The page comes with the default template,
 * without the parts that blocks are made of.
 */
export function useTemplate(id: TemplateId): Template | null {
  const hasBlocks = useAppSelector((state) => state.signature.present.person.blocks.length > 0);
  const awaited = id === modern.id && !hasBlocks ? null : id;
  useEffect(() => {
    if (awaited !== null) REGISTRY.prefetch();
  }, [awaited]);
  const registry = useSyncExternalStore(REGISTRY.subscribe, REGISTRY.current, REGISTRY.current);
  if (awaited === null) return modern;
  return registry?.TEMPLATES.find((each) => each.id === awaited) ?? null;
}

/** Loads all templates before one of them is chosen. */
export function usePrefetchedTemplates(): void {
  useEffect(() => REGISTRY.prefetch(), []);
}
