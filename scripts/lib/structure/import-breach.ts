/** A file that imports another one of the repository. */
export interface FileImport {
  from: string
  to: string
}

/** A forbidden import, or a folder without a rule. */
export interface ImportBreach extends FileImport {
  /** What the rule requires. */
  rule: string
}
