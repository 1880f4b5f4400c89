/** Texts that the demo's staff have saved for all colleagues. */
export const en = {
  blurred: 'We can’t read the roll number. Take the photo again in daylight, with the whole sheet in the picture.',
  sentBack: 'Upload a sharper photo of your class 10 result, and check the year of passing.',
  documentsRequested: 'You are admitted. Upload your complete mark sheet as soon as you have it.',
  rejected: 'All seats at your chosen college are taken. You can apply to another college for this course.',
}
