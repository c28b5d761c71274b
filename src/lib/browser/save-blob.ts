/** Saves a file with the browser's download. */
export function saveBlob(name: string, blob: Blob) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By the next task the download holds the bytes itself.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
