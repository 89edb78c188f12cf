# The shop in a container; docs/operations.md has the commands.
FROM node:24-slim AS build
WORKDIR /srv/hylla
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
# What runs needs neither the tools of the build nor types, sources and texts about packages.
RUN npm prune --omit=dev --no-audit --no-fund \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /srv/hylla
COPY --from=build /srv/hylla/package.json ./
COPY --from=build /srv/hylla/node_modules ./node_modules
COPY --from=build /srv/hylla/dist ./dist
COPY --from=build /srv/hylla/db ./db
COPY --from=build /srv/hylla/docs ./docs
COPY --from=build /srv/hylla/demo ./demo
COPY --from=build /srv/hylla/src/kit ./src/kit
RUN mkdir -m 0700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"
# Node is the first process, so that it gets SIGTERM, and answers what has come before it ends.
CMD ["node", "--max-semi-space-size=8", "dist/server/main.js"]
