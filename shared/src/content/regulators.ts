/** The councils that recognise or approve courses, with their official sites. */
export const REGULATORS = ['NCTE', 'PCI', 'UGC'] as const
export type Regulator = (typeof REGULATORS)[number]

export const REGULATOR_NAMES: Record<Regulator, string> = {
  NCTE: 'National Council for Teacher Education (NCTE)',
  PCI: 'Pharmacy Council of India (PCI)',
  UGC: 'University Grants Commission (UGC)',
}

export const REGULATOR_SITES: Record<Regulator, string> = {
  NCTE: 'https://ncte.gov.in/',
  PCI: 'https://pci.gov.in/',
  UGC: 'https://www.ugc.gov.in/',
}
