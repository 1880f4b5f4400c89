/** read: none yet */
import { formatNumber } from '@pravesh/shared/platform/formats'
import type { en } from './en.ts'

export const hi: typeof en = {
  heading: 'स्टॉक ठीक करें',
  readHeading: 'इस पुस्तक की प्रतियाँ',
  text: (copies, held) => `${formatNumber(copies)} बेचने के लिए, ${formatNumber(held)} भुगतान कर रहे खरीदारों के लिए रोकी गईं।`,
  firstHeading: 'आपके पास कितनी प्रतियाँ हैं?',
  firstText: 'जब तक आप संख्या नहीं लिखते, दुकान में यह पुस्तक “बिक चुकी” दिखती है। पहले अपने दूसरे बदलाव सहेजें।',
  firstReason: 'पहली प्रतियाँ',
  copies: 'बेचने के लिए प्रतियाँ',
  copiesHint: 'शेल्फ़ पर रखी प्रतियाँ गिनें, और रोकी गई प्रतियाँ घटाएँ।',
  notWhole: 'पूर्ण संख्या लिखें, 0 या अधिक, केवल अंकों में।',
  same: 'अभी भी यही संख्या है। कुछ नहीं बदलना है।',
  reason: 'कारण',
  reasonHint: 'जैसे “12 प्रतियाँ आईं” या “2 प्रतियाँ खराब हुईं”। स्टॉक के लेखे में रखा जाता है।',
  noReason: 'कारण लिखें।',
  save: 'स्टॉक बदलें',
  busy: 'एक क्षण …',
  movements: 'इस पुस्तक के स्टॉक का लेखा देखें',
}
