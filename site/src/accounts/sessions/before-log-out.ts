type Task = () => Promise<void>

const tasks = new Set<Task>()

/** Has something done while the session is still there, e.g. sending what is not sent yet. Returns what takes it back. */
export function beforeLogOut(task: Task): () => void {
  tasks.add(task)
  return () => void tasks.delete(task)
}

/** Does all that is to be done before the session ends; what fails holds nobody back. */
export async function doBeforeLogOut(): Promise<void> {
  await Promise.allSettled([...tasks].map((task) => task()))
}
