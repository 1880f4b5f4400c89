import { describe, expect, it } from 'vitest'
import { checkCaptions, MAX_CAPTION_BYTES } from './check-captions.ts'

const check = (text: string) => checkCaptions({ bytes: Buffer.from(text) })
const CUE = '00:01.000 --> 00:04.000'

describe('captions', () => {
  it('are stored as their cues alone', () => {
    const sent = `\ufeffWEBVTT - A lesson\r\nKind: captions\r\n\r\nSTYLE\r\n::cue { background: url(https://a.example) }\r\n\r\nNOTE of the editor\r\n\r\n1\r\n${CUE} align:start position:10% region:fred\r\n<v Rina>Look at the <c.loud>board</c> &amp; read.\r\n<i>The bell rings.</i>\r\n\r\n00:00:05.000 --> 00:00:06.000\r\n`
    expect(check(sent)).toEqual({
      text: `WEBVTT\n\n${CUE} align:start position:10%\n<v Rina>Look at the board &amp; read.\n<i>The bell rings.</i>\n`,
      cues: 1,
    })
  })

  it('are text in any language', () => {
    expect(check(`WEBVTT\n\n${CUE}\nবোর্ডের দিকে দেখো।`)).toMatchObject({
      cues: 1,
      text: expect.stringContaining('বোর্ডের'),
    })
  })

  it.each([
    ['', 'must be WEBVTT'],
    ['<html><script>alert(1)</script>', 'must be WEBVTT'],
    ['WEBVTT<script>', 'must be WEBVTT'],
    ['1\n00:00:01,000 --> 00:00:04,000\nHello', 'SubRip'],
    ['WEBVTT\n\n', 'no captions'],
    [`WEBVTT\n\n${CUE}\n<script>alert(1)</script>`, 'Line 4 has <script>'],
    [`WEBVTT\n\n${CUE}\n<img src=x onerror=alert(1)>`, 'Line 4 has <img'],
    [`WEBVTT\n\n${CUE}\n<v Rina" onclick="alert(1)>Look`, 'Line 4 has <v'],
    [`WEBVTT\n\n${CUE}\n<script`, 'Line 4 has <script'],
    ['WEBVTT\n\n00:04.000 --> 00:01.000\nHello', 'ends before it begins'],
    ['WEBVTT\n\nHello\nagain', 'Line 4 must be times'],
    [`WEBVTT\n\n${CUE}\nHello\n${CUE}\nagain`, 'Leave a line empty'],
    [`WEBVTT\n\n${CUE}\n${'long '.repeat(200)}`, 'more than'],
    [`WEBVTT\n\n${`${CUE}\nHello\n\n`.repeat(5001)}`, 'captions'],
    ['WEBVTT\n\n\0', 'UTF-8'],
  ])('are refused: %j', (text, reason) => {
    expect(check(text)).toEqual({ refusal: expect.stringContaining(reason) })
  })

  it.each([
    [Buffer.from([...Buffer.from('WEBVTT\n\n'), 0xff, 0xfe]), 'UTF-8'],
    [Buffer.alloc(MAX_CAPTION_BYTES + 1, 'WEBVTT\n'), 'larger than 200 kB'],
  ])('that are no short text are refused', (bytes, reason) => {
    expect(checkCaptions({ bytes })).toEqual({ refusal: expect.stringContaining(reason) })
  })
})
