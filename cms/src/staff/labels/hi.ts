/** read: none yet */
export const hi: Readonly<Record<string, string>> = {
  'Accounts (fees and payments)': 'लेखा (शुल्क और भुगतान)',
  'Administrator (everything, including staff accounts)': 'प्रशासक (सब कुछ, कर्मचारियों के खाते भी)',
  'Admissions officer (applications and messages)': 'प्रवेश अधिकारी (आवेदन और संदेश)',
  'Auditor (reads everything, changes nothing)': 'लेखा परीक्षक (सब पढ़ते हैं, कुछ नहीं बदलते)',
  'Book store (books, prices, stock and orders)': 'पुस्तक भंडार (पुस्तकें, मूल्य, स्टॉक और ऑर्डर)',
  'Content editor (website, courses, colleges, books)': 'सामग्री संपादक (वेबसाइट, पाठ्यक्रम, कॉलेज, पुस्तकें)',
  'Last sign-in': 'पिछला साइन-इन',
  'Limited to': 'इन तक सीमित',
  Roles: 'भूमिकाएँ',
  'Staff member': 'कर्मचारी',
  'Verifier (checks documents, decides nothing)': 'सत्यापनकर्ता (दस्तावेज़ जाँचते हैं, निर्णय नहीं लेते)',
  'Your current password': 'आपका मौजूदा पासवर्ड',
}
