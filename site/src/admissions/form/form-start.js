// Shows the prerendered form as soon as the reply to the early call says that the student starts a new one.
const { call, courses, stored, screen, name } = document.currentScript.dataset
const early = [...(window.earlyCalls ?? [])].find(([path]) => path.startsWith(call))

/** The form context; null unless the form opens empty on its first screen. */
async function startOf(response) {
  const { success, result } = await response.clone().json()
  const { course, account, draft, existing, earlier, enrolmentOpen } = result
  const isNew = success && enrolmentOpen && !existing && !draft && !earlier && courses.split(' ').includes(course)
  if (!isNew || new URLSearchParams(location.search).has(screen)) return null
  if (localStorage.getItem(stored.replace('$1', () => account.email).replace('$2', course)) !== null) return null
  const field = document.getElementById(name)
  // The browser may have restored what another student typed.
  field.form.reset()
  field.value = account.name.toUpperCase()
  document.documentElement.dataset.formStart = ''
  return result
}

window.formStart = early ? early[1].then(startOf).catch(() => null) : Promise.resolve(null)
