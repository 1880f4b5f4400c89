/** read: none yet */
import { formatNumber } from '@pravesh/shared/platform/formats'
import { MAX_FILE_MB, MAX_ROWS } from '../../file/file-limits.ts'
import type { en } from './en.ts'

const count = (amount: number, one: string, several: string) =>
  `${formatNumber(amount)} ${amount === 1 ? one : several}`

const rowsOf = (rows: number) => count(rows, 'पंक्ति', 'पंक्तियाँ')

const quoted = (text: string) => (text === '' ? 'खाली' : `“${text}”`)

export const hi: typeof en = {
  uploadHeading: 'पुस्तकों की फ़ाइल अपलोड करें',
  uploadText:
    'पुस्तकों को CSV में एक्सपोर्ट करें, फ़ाइल को स्प्रेडशीट में बदलें और यहाँ अपलोड करें। जिन पंक्तियों में ID नहीं है, वे नई पुस्तकें बनती हैं।',
  file: 'CSV फ़ाइल',
  fileHint: `${MAX_FILE_MB} MB और ${formatNumber(MAX_ROWS)} पंक्तियों तक, CSV (UTF-8) में सहेजी हुई।`,
  noFile: 'CSV फ़ाइल चुनें।',
  upload: 'अपलोड करें और जाँचें',
  busy: 'एक क्षण …',
  heading: 'इस फ़ाइल से क्या बदलेगा',
  loading: 'झलक खुल रही है …',
  tryAgain: 'फिर कोशिश करें',
  summary: (created, changed, unchanged, errors) =>
    `${count(created, 'नई पुस्तक', 'नई पुस्तकें')}, ${count(changed, 'बदली हुई पुस्तक', 'बदली हुई पुस्तकें')}, ${count(unchanged, 'पंक्ति बिना बदलाव', 'पंक्तियाँ बिना बदलाव')}, ${count(errors, 'गलती', 'गलतियाँ')}।`,
  nothingYet: 'अभी कुछ नहीं लिखा गया है।',
  expired: 'यह झलक एक दिन से पुरानी है। फ़ाइल फिर अपलोड करें।',
  copiesIgnored: 'फ़ाइल में “स्टॉक में प्रतियाँ” की संख्या पोर्टल से अलग है। ये नहीं ली जातीं। स्टॉक बदलने के लिए “जोड़ने की प्रतियाँ” लिखें।',
  errorsHeading: 'गलतियाँ',
  errorsText: 'फ़ाइल में ये खाने ठीक करें और फिर अपलोड करें, या केवल वे पंक्तियाँ लें, जिनमें गलती नहीं है।',
  more: (shown, total) => `${formatNumber(total)} में से पहली ${formatNumber(shown)} दिखाई गई हैं।`,
  row: 'पंक्ति',
  column: 'कॉलम',
  error: 'क्या ठीक करना है',
  wholeRow: 'पूरी पंक्ति',
  changesHeading: 'बदलाव',
  book: 'पुस्तक',
  change: 'क्या बदलेगा',
  newBook: 'नई पुस्तक',
  value: (column, to) => `${column}: ${quoted(to)}`,
  changed: (column, from, to) => `${column}: पहले ${quoted(from)}, अब ${quoted(to)}`,
  importAll: (rows) => `${rowsOf(rows)} लें`,
  importValid: (rows) => `${rowsOf(rows)} लें, जिनमें गलती नहीं है`,
  confirmTitle: (rows) => `${rowsOf(rows)} लें?`,
  confirmText: 'वेबसाइट पर पुस्तकें तुरंत बदल जाएँगी। वापस लेने के लिए हर पुस्तक खोलें और उसका पिछला संस्करण लाएँ।',
  confirmSkipped: (errors) => `गलत पंक्तियाँ छोड़ी जाएँगी: ${count(errors, 'गलती', 'गलतियाँ')}।`,
  confirm: 'अभी लें',
  cancel: 'रद्द करें',
  progress: (done, total) => `ली जा रही हैं: ${rowsOf(total)} में से ${formatNumber(done)}। आप यह पेज छोड़ सकते हैं।`,
  done: (rows) => `पूरा हुआ: ${rowsOf(rows)} ली गईं।`,
  failuresHeading: 'जो पंक्तियाँ नहीं ली गईं',
}
