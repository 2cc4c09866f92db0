/* What the designer can begin without: nothing is selected yet, no text is edited, and no dialog is open. */
export { RulerGuidesLayer } from './canvas/guides/ruler-guides-layer';
export { DifferenceLayer } from './canvas/drawing/difference-layer';
export { LibraryDragElement } from './canvas/drawing/library-drag-element';
export { MarkersLayer } from './canvas/markers/markers-layer';
export { PartBar } from './canvas/text/part-bar';
export { SelectionBar } from './canvas/overlay/selection-bar';
export { CommandPalette } from './chrome/command-palette';
export { ShortcutsDialog } from './chrome/shortcuts-dialog';
export { CropPicture } from './crop/crop-picture';
export { DetailsPanel } from './details/details-panel';
export { EmailView } from './email/email-view';
export { CodeDialog } from './export/code-dialog';
export { FindingsList } from './findings/findings-list';
export { LayersPanel } from './layers/layers-panel';
export { ElementProperties } from './panels/element-properties';
export { StylesSection } from './panels/sections/styles-section';
export { SignatureImport } from './paste/signature-import';
