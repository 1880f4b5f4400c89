/** read: none yet */
export const hi: Readonly<Record<string, string>> = {
  Applications: 'आवेदन',
  Students: 'विद्यार्थी',
  Payments: 'भुगतान',
  'Courses and colleges': 'पाठ्यक्रम और कॉलेज',
  Bookshop: 'किताबों की दुकान',
  'Recorded courses': 'रिकॉर्ड किए गए पाठ्यक्रम',
  Website: 'वेबसाइट',
  Messages: 'संदेश',
  'People and settings': 'लोग और सेटिंग',
}
