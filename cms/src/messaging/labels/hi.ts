/** read: none yet */
export const hi: Readonly<Record<string, string>> = {
  'Could not be sent': 'भेजा नहीं जा सका',
  'Every e-mail and text message from the portal, and whether it was sent.':
    'पोर्टल का हर ई-मेल और टेक्स्ट संदेश, और वह भेजा गया या नहीं।',
  'Expires on': 'कब तक मान्य',
  'Formatted text': 'सजाया हुआ पाठ',
  'Kind of message': 'संदेश का प्रकार',
  'Next attempt': 'अगली कोशिश',
  Outbox: 'भेजे गए संदेश',
  'Provider’s reference number': 'सेवा की संदर्भ संख्या',
  'Send again': 'दोबारा भेजें',
  'Sent by': 'किसने भेजा',
  'Sent message': 'भेजा गया संदेश',
  'Sent on': 'भेजने का समय',
  'Stored, not sent': 'रखा गया, भेजा नहीं गया',
  'Text deleted on': 'पाठ हटाने का समय',
  'Text message': 'टेक्स्ट संदेश',
  To: 'किसे',
  Waiting: 'प्रतीक्षा में',
  'Why the last attempt failed': 'पिछली कोशिश क्यों सफल नहीं हुई',
}
