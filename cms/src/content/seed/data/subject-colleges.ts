/**
 * B.Ed subjects that only some colleges teach, with the keys of those colleges. All other subjects are taught by every
 * college of the course.
 */
export const subjectColleges: Record<string, string[]> = {
  Santali: ['palashban-hazaribagh', 'shantivan-bolpur', 'mahanadi-tat-cuttack'],
  Nepali: ['tistapar-jalpaiguri', 'luitpar-tezpur'],
  Urdu: ['phalgutir-gaya', 'gomti-prangan-lucknow'],
  Arabic: ['gomti-prangan-lucknow'],
  Bengali: ['tistapar-jalpaiguri', 'shantivan-bolpur', 'palashban-hazaribagh', 'luitpar-tezpur'],
  Music: ['shantivan-bolpur', 'aravalli-prabhat-udaipur'],
  'Computer Science': ['phalgutir-gaya', 'mahanadi-tat-cuttack', 'gomti-prangan-lucknow', 'aravalli-prabhat-udaipur'],
  'Home Science': ['shantivan-bolpur', 'deodar-almora', 'aravalli-prabhat-udaipur'],
}
