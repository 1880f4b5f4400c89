/** Number of uploads in progress on this page. */
let inProgress = 0

/** Counts an upload as in progress until the returned function is called. */
export function startUpload(): () => void {
  inProgress++
  return () => {
    inProgress--
  }
}

/** Whether a form must wait: submitting now would omit a file or include the one that it replaces. */
export function isUploading(): boolean {
  return inProgress > 0
}
