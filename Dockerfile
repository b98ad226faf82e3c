# The image of the build before, whose scripts the pages that are still open ask for; by default none.
ARG BEFORE=none
FROM scratch AS none
WORKDIR /stayput/dist/_astro
FROM ${BEFORE} AS before

FROM node:24-slim AS build
WORKDIR /stayput
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# The address of the site: the base of canonical addresses and feeds.
ARG SITE_URL=http://localhost:8888
# There is no git here: the commit, and the date that replaces the clock, in seconds since 1970.
ARG COMMIT_REF
ARG SOURCE_DATE_EPOCH
RUN SITE_URL=$SITE_URL npm run build && npm run compress && npm prune --omit=dev --omit=optional

FROM node:24-slim
WORKDIR /stayput
COPY --from=build /stayput/package.json /stayput/netlify.toml ./
COPY --from=build /stayput/node_modules node_modules
COPY --from=build /stayput/dist dist
COPY --from=before /stayput/dist/_astro dist.before/_astro
COPY --from=build /stayput/.compressed .compressed
COPY --from=build /stayput/netlify netlify
COPY --from=build /stayput/server server
COPY --from=build /stayput/src src
RUN mkdir /data && chown node /data
USER node
VOLUME /data
ENV HOST=0.0.0.0 PORT=8888 STAYPUT_DATA=/data
EXPOSE 8888
HEALTHCHECK CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1))"]
CMD ["node", "server/main.ts"]
