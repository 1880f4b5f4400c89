/** read: none yet */
import { formatNumber } from '@pravesh/shared/platform/formats'
import { EXPORT_DAYS } from '../../export-days.ts'
import type { en } from './en.ts'

export const hi: typeof en = {
  title: 'एक्सपोर्ट',
  intro: `बड़ी फ़ाइलें अलग से बनती रहती हैं। आप हर फ़ाइल ${EXPORT_DAYS} दिन तक डाउनलोड कर सकते हैं। यह पेज केवल आपको दिखता है।`,
  none: 'आपकी कोई फ़ाइल नहीं है। छोटी फ़ाइलें तुरंत डाउनलोड होती हैं।',
  table: 'आपकी फ़ाइलें',
  columns: { name: 'सूची', requested: 'माँगने का समय', state: 'स्थिति', rows: 'पंक्तियाँ', file: 'फ़ाइल' },
  states: { making: 'बन रही है', ready: 'तैयार', failed: 'नहीं बन सकी' },
  rows: (rows) => formatNumber(rows),
  download: (name) => `${name} डाउनलोड करें`,
  updates: 'यह पेज अपने आप नया होता रहता है।',
}
