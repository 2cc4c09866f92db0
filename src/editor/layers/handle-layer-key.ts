import type { KeyboardEvent } from 'react';
import { layerCommand } from './layer-keys';
import { rowAt } from './use-layer-drag';
import type { Layers } from './use-layers';

/** Does what a key stands for on the row, or on the switch of a row, that has the focus. */
export function handleLayerKey(
  event: KeyboardEvent<HTMLElement>,
  layers: Layers,
  rename: (key: string) => void,
): void {
  const { rows, closed } = layers;
  const row = rowAt(rows, event.target);
  if (row === undefined || event.target instanceof HTMLInputElement) return;
  const { node } = row;
  const list = event.currentTarget;
  const switches = [...(rowElement(list, node.key)?.querySelectorAll('button') ?? [])];
  const cell = switches.findIndex((button) => button === event.target);
  const command = layerCommand(event, rows, rows.indexOf(row), cell, !closed.has(node.key));
  if (command === null) return;
  event.preventDefault();
  switch (command.kind) {
    case 'go': {
      const next = rows[command.to] ?? row;
      rowElement(list, next.node.key)?.focus();
      if (command.selects === 'alone') layers.selectAlone(next);
      else if (command.selects === 'range') layers.selectRange(next);
      else layers.setCurrent(next.node.key);
      return;
    }
    case 'toggle':
      return layers.toggleSelected(row);
    case 'rename':
      return node.element === null ? undefined : rename(node.key);
    case 'restack':
      return layers.step(row, command.by);
    case 'open':
      return layers.setOpen(node, command.isOpen);
    case 'cell':
      return (switches[command.to] ?? rowElement(list, node.key))?.focus();
  }
}

/** The row of a layer on the page. */
export function rowElement(list: HTMLElement | null, key: string | null): HTMLElement | null {
  if (list === null || key === null) return null;
  return list.querySelector<HTMLElement>(`[data-layer="${CSS.escape(key)}"]`);
}
