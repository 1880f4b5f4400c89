/** read: none yet */
import type { Translations } from '../../platform/translate.ts'

export const bn: Translations = {
  '1st Semester': 'সেমেস্টার 1',
  '2nd Semester': 'সেমেস্টার 2',
  '3rd Semester': 'সেমেস্টার 3',
  '4th Semester': 'সেমেস্টার 4',
  'From {price}': '{price} থেকে শুরু',
  '1 year': '1 বছর',
  '{years} years': '{years} বছর',
  'National Council for Teacher Education (NCTE)': 'জাতীয় শিক্ষক শিক্ষা পরিষদ (NCTE)',
  'Pharmacy Council of India (PCI)': 'ভারতীয় ফার্মেসি পরিষদ (PCI)',
  'University Grants Commission (UGC)': 'বিশ্ববিদ্যালয় মঞ্জুরি কমিশন (UGC)',
}
