/** Invalid settings that prevent the start; `message` names each variable and what is expected. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}
