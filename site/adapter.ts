import type { AstroIntegration } from 'astro'

/**
 * Builds the site as a module that renders pages inside the CMS process, not as a server or as static files.
 * The entry point is `src/renderer.ts`. (decision 0002)
 */
export function inProcessAdapter(): AstroIntegration {
  return {
    name: 'in-process',
    hooks: {
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
