import type { AstroIntegration } from 'astro'

/**
 * Builds the site as a module that renders pages inside the CMS process, not as a server or as static files.
 * The entry point is `src/renderer.ts`. (decision 0002) The module has its packages in it, so that production needs none
 * of the site's.
 */
export function inProcessAdapter(): AstroIntegration {
  return {
    name: 'in-process',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build') updateConfig({ vite: { environments: { ssr: { resolve: { noExternal: true } } } } })
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'in-process',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./src/renderer.ts', import.meta.url),
          supportedAstroFeatures: {
            staticOutput: 'stable',
            serverOutput: 'stable',
            hybridOutput: 'stable',
            sharpImageService: 'stable',
          },
          adapterFeatures: { buildOutput: 'server' },
        })
      },
    },
  }
}
