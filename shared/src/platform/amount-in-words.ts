import { ToWords } from 'to-words/en-IN'

const words = new ToWords()

/**
 * Whole paise in words, as on Indian receipts: 12345600 →
 * `One Lakh Twenty Three Thousand Four Hundred Fifty Six Rupees Only`.
 */
export function paiseInWords(paise: number): string {
  const amount = `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`
  return words.convert(amount, { currency: true, ignoreZeroCurrency: false, ignoreDecimal: paise % 100 === 0 })
}
