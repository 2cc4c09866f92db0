/** Lets no dropped file open in the place of the page, wherever it comes down. What takes files has had its say by then. */
export function keepFilesOut(): void {
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
}

function refuse(event: DragEvent): void {
  if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
