export const en = {
  payment: 'Payment',
  buyerReads: (message: string) => `The buyer reads: “${message}”`,
}
