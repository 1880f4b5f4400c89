/** read: none yet */
import { formatNumber } from '@pravesh/shared/platform/formats'
import type { en } from './en.ts'

export const hi: typeof en = {
  title: 'शिक्षक के रूप में सेवा',
  hint: 'वही भरें, जो दस्तावेज़ों से साबित होता है। दो अवधियों में आने वाला दिन एक बार गिना जाता है। बिना आखिरी दिन वाली अवधि आज तक चलती है।',
  unconfirmed: 'स्कूल द्वारा भेजे जाने के दावे की पुष्टि नहीं हुई है, इसलिए यह अभी किसी सूची में नहीं गिना जाता।',
  school: 'स्कूल',
  from: 'से',
  to: 'तक',
  days: 'गिने गए दिन',
  add: 'अवधि जोड़ें',
  time: (number) => `अवधि ${formatNumber(number)}`,
  length: (days, day) => `सेवा की अवधि: ${days}, ${day} तक`,
}
