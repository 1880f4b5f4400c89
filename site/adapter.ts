import type { AstroIntegration } from 'astro'

/**
 * Builds the site as a module that renders pages in the CMS's own process, instead of as a server or as files.
 * The module's front door is `src/renderer.ts`. (decision 0002)
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
