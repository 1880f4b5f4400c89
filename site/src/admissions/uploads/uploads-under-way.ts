/** How many files are on their way from this page. */
let underWay = 0

/** Counts an upload until what it returns is called. */
export function startUpload(): () => void {
  underWay++
  return () => {
    underWay--
  }
}

/** Whether a form must still wait: what is sent now would leave a file out, or send the one it replaces. */
export function isUploading(): boolean {
  return underWay > 0
}
