type Task = () => Promise<void>

const tasks = new Set<Task>()

/** Registers a task that needs the session, e.g. saving pending changes, to run before logout. Returns its removal. */
export function beforeLogOut(task: Task): () => void {
  tasks.add(task)
  return () => void tasks.delete(task)
}

/** Runs the registered tasks. Never rejects: a failed task does not prevent the logout. */
export async function runBeforeLogOut(): Promise<void> {
  await Promise.allSettled([...tasks].map((task) => task()))
}
