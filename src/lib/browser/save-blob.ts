/** Hands a file to the browser's downloads. */
export function saveBlob(name: string, blob: Blob) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the bytes by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
