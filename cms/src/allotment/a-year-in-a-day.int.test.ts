import { describe } from 'vitest'
import { meritYearTests } from '../../test/merit-year/year-tests.ts'

describe('a year of a merit process', () => {
  meritYearTests({
    people: 90,
    hashes: [
      [
        'd84054c56e8108c07d5985dac002c0e70a7279d1c1436824f989a999fe056ac4',
        'f93c340411c03474406c95a1f3e18cd9006f3befd29189853263b90699550698',
      ],
      [
        '15ce841ca4c9e779eb5771dccfad3792ffe040cc71dfc3afd9354fa7d4d91ba5',
        '9e688a64027cf2a07e85d4cf53ade1e11365359f2ac242632b9d6304ea251009',
      ],
      [
        '0d3ea45d95904560dff9bbc686a3459eb31524591a293afb5be7068c7457d13d',
        '1a79267880c8bb97e50791d8d8e00a724358c8180e892fd6101be4b321eaa48e',
      ],
    ],
  })
})
