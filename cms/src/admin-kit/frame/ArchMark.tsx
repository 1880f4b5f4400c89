import './frame.css'
/** The site's emblem (a doorway, the sun and an open book), in colours that follow the admin's light or dark theme. */
export function ArchMark({ size }: { size: number }) {
  return (
    <svg aria-hidden="true" height={size} viewBox="40 20 432 476" width={size}>
      <path className="arch-mark__wall" d="M72 456V226Q76 108 256 28Q436 108 440 226V456Z" />
      <path
        className="arch-mark__opening"
        d="M134 456V287A26 26 0 0 1 153 246A30 30 0 0 1 179 199A28 28 0 0 1 210 159A29 29 0 0 1 256 136A29 29 0 0 1 302 159A28 28 0 0 1 333 199A30 30 0 0 1 359 246A26 26 0 0 1 378 287V456Z"
      />
      <circle className="arch-mark__sun" cx="256" cy="262" r="52" />
      <path className="arch-mark__wall" d="M256 386Q208 346 152 356V438Q208 428 256 462Z" />
      <path className="arch-mark__page" d="M256 386Q304 346 360 356V438Q304 428 256 462Z" />
      <rect className="arch-mark__wall" height="30" rx="6" width="416" x="48" y="456" />
    </svg>
  )
}
