# Barbican's image: built with everything canvas needs to compile, run with only what it needs to draw.

FROM node:24-bookworm-slim AS build
WORKDIR /app
RUN apt-get update \
  && apt-get install -y --no-install-recommends build-essential python3 pkg-config \
    libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev \
  && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json .npmrc ./
COPY packages/parlour/package.json packages/parlour/
RUN npm ci --include=dev --no-audit --no-fund
COPY tsconfig.json tsconfig.build.json ./
COPY scripts scripts
COPY packages packages
COPY src src
COPY commands commands
COPY renderers renderers
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
WORKDIR /app
# redis-server serves whoever runs the image by itself; with REDIS_URL set it is never started.
RUN apt-get update \
  && apt-get install -y --no-install-recommends libcairo2 libpango-1.0-0 libpangocairo-1.0-0 \
    libjpeg62-turbo libgif7 librsvg2-2 redis-server \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/packages/parlour/package.json packages/parlour/
COPY --from=build /app/packages/parlour/dist packages/parlour/dist
COPY scripts/healthcheck.mjs scripts/
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000 METRICS_HOST=0.0.0.0 METRICS_PORT=9464
USER node
VOLUME /data
EXPOSE 3000 9464
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 CMD ["node", "scripts/healthcheck.mjs"]
CMD ["node", "--enable-source-maps", "dist/src/main.js"]
