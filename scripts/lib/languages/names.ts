/** What translations write in Latin letters: names, what students read on their papers and type themselves, and units. */
export const LATIN = new Set(
  (
    'Pravesh WhatsApp Google OpenStreetMap JavaScript myAadhaar ' +
    'B.Ed D.El.Ed D.Pharm NCTE PCI UGC AICTE CBSE MAKAUT CUET CGPA GST PAN UPI Shiprocket ' +
    // Grades and blood groups.
    'A B AB C D O ' +
    // What courses and reports call themselves.
    'SELF ' +
    'SMS OTP UTR ID IP ABC PDF JPG JPEG PNG HEIC JSON kB MB ' +
    // What staff read in files, on the keyboard and in the settings of operators.
    'CSV XLSX XML UTF ISBN Title HSN SAC HSN/SAC CGST SGST IGST B2C PHONE CODES PER DAY ' +
    'SC ST OBC Razorpay SHIPROCKET PICKUP e Edn CS Estt Res Settings Camera Formats Most Compatible iPhone Maps HTML https IPv4 IPv6 IPv db what is my npm run reduce-identity-numbers SMTP URL JPEG WebP HEIC WebM MP4 MP AAC H Semester WebVTT WEBVTT SubRip srt vtt QuickTime st YouTube Vimeo CERT-In ' +
    'Childhood and Growing Up ' +
    'V X N P R K Ctrl pravesh-recovery-codes.txt ' +
    // Examples of what is typed.
    'dd/mm/yyyy HLP-7KQ4-M9XD K7M2-9QXD-0ABC-4TZW asha@example.in pravesh-my-data.json'
  ).split(' '),
)
