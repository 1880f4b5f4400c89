/** read: none yet */
import { formatNumber } from '@pravesh/shared/platform/formats'
import type { en } from './en.ts'

const applications = (count: number) => `${formatNumber(count)} आवेदन`

export const hi: typeof en = {
  prepared: 'हम देख रहे हैं कि क्या होगा।',
  found: 'काम मिल गया।',
  started: (count) => `शुरू हुआ: ${applications(count)}। आप यह पेज छोड़ सकते हैं।`,
  stopped: 'रोका गया। जो पहले हो चुका, वह रहेगा।',
  tested: (address) => `हमने संदेश ${address} पर भेजा।`,
  none: 'कोई आवेदन मेल नहीं खाता। कम से कम एक चुनें।',
  tooMany: (max, found) =>
    `${formatNumber(found)} आवेदन मेल खाते हैं। एक काम में ${formatNumber(max)} हो सकते हैं। सूची को और छाँटें।`,
  badFilter: 'यह सूची इस तरह नहीं छाँटी जा सकती। सूची फिर से खोलें।',
  unknown: 'आपका चुना एक आवेदन अब नहीं है। सूची फिर से खोलें।',
  notYours: (name) => `यह काम केवल ${name} शुरू कर सकते हैं, जिन्होंने इसे तैयार किया।`,
  changed: (count) => `आवेदनों की संख्या अब ${formatNumber(count)} है। देखें कि क्या होगा, फिर दोबारा पुष्टि करें।`,
  nothing: 'इस काम से कुछ नहीं बदलेगा।',
  notReady: 'यह काम पहले ही शुरू हो चुका है या अब मान्य नहीं है। पेज फिर से खोलें।',
  over: 'यह काम पूरा हो चुका है।',
}
