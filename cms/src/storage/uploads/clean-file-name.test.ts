import { expect, it } from 'vitest'
import { cleanFileName, withEnding } from './clean-file-name.ts'

it.each([
  ['photo.jpg', 'photo.jpg'],
  ['ছবি.png', 'ছবি.png'],
  ['my photo (2).jpeg', 'my photo (2).jpeg'],
  ['../../etc/passwd.jpg', 'passwd.jpg'],
  ['C:\\Users\\asha\\photo.jpg', 'photo.jpg'],
  ['photo.php.jpg', 'photo.php.jpg'],
  ['a\u0000b\r\nContent-Type: x.jpg', 'abContent-Type x.jpg'],
  ['\u202Egpj.exe.jpg', 'gpj.exe.jpg'],
  ['<script>alert(1)</script>.jpg', 'script.jpg'],
  ['"quoted".pdf', 'quoted.pdf'],
  ['.jpg', 'document.jpg'],
  ['....jpg', 'document.jpg'],
  ['', 'document'],
  [`${'x'.repeat(5000)}.pdf`, `${'x'.repeat(100)}.pdf`],
])('cleans %j to %j', (name, expected) => expect(cleanFileName(name)).toBe(expected))

it.each([
  ['a.JPG', 'jpg', 'a.JPG'],
  ['a.jpeg', 'jpg', 'a.jpeg'],
  ['a.png', 'jpg', 'a.jpg'],
  ['a.b.pdf', 'pdf', 'a.b.pdf'],
])('changes %s with the extension %s to %s', (name, ending, expected) =>
  expect(withEnding(name, ending)).toBe(expected),
)
