// Loads the map from its host only on request, because the host then learns the visitor's address.
const button = document.querySelector<HTMLButtonElement>('[data-map]')
if (button) {
  button.hidden = false
  button.onclick = () => {
    const { map: src = '', mapTitle: title = '' } = button.dataset
    const frame = Object.assign(document.createElement('iframe'), { src, title, className: 'map', tabIndex: 0 })
    frame.referrerPolicy = 'strict-origin-when-cross-origin'
    button.closest('section')?.append(frame)
    frame.focus()
    button.remove()
  }
}

export {}
