/** read: none yet */
import type { Translations } from '../../platform/translate.ts'

export const hi: Translations = {
  '1st Semester': 'सेमेस्टर 1',
  '2nd Semester': 'सेमेस्टर 2',
  '3rd Semester': 'सेमेस्टर 3',
  '4th Semester': 'सेमेस्टर 4',
  'From {price}': '{price} से शुरू',
  '1 year': '1 वर्ष',
  '{years} years': '{years} वर्ष',
  'National Council for Teacher Education (NCTE)': 'राष्ट्रीय अध्यापक शिक्षा परिषद (NCTE)',
  'Pharmacy Council of India (PCI)': 'भारतीय फ़ार्मेसी परिषद (PCI)',
  'University Grants Commission (UGC)': 'विश्वविद्यालय अनुदान आयोग (UGC)',
}
