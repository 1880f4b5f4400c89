export const en = {
  NO_EVIDENCE: 'Send the code, the text of the QR code or the SHA-256 of the file.',
} as const
