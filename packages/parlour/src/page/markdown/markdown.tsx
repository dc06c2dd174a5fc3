/** Discord's markdown, drawn. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useParlour } from '../state/parlour.js';
import { type Block, parseBlocks } from './blocks.js';
import { type Inline, parseInline, type TimeStyle } from './inline.js';
import { useNow } from './now.js';
import { wordTime } from './time.js';

export function Markdown({ text }: { text: string }) {
  return (
    <div class="markdown">
      <Blocks blocks={parseBlocks(text)} />
    </div>
  );
}

/** For places that take one line: titles, names of fields, labels. */
export function InlineMarkdown({ text }: { text: string }) {
  return <Inlines nodes={parseInline(text)} />;
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </>
  );
}

const HEADINGS = { 1: 'h3', 2: 'h4', 3: 'h5' } as const;

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <div class="paragraph">
          <Inlines nodes={block.children} />
        </div>
      );
    case 'heading': {
      const Heading = HEADINGS[block.level];
      return (
        <Heading class={`heading-${block.level}`}>
          <Inlines nodes={block.children} />
        </Heading>
      );
    }
    case 'subtext':
      return (
        <div class="subtext">
          <Inlines nodes={block.children} />
        </div>
      );
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index}>
          <Inlines nodes={item.children} />
          <Blocks blocks={item.nested} />
        </li>
      ));
      return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
  }
}

function Inlines({ nodes }: { nodes: readonly Inline[] }) {
  return (
    <>
      {nodes.map((node, index) => (
        <InlineView key={index} node={node} />
      ))}
    </>
  );
}

function InlineView({ node }: { node: Inline }) {
  switch (node.kind) {
    case 'text':
      return <>{node.text}</>;
    case 'bold':
      return (
        <strong>
          <Inlines nodes={node.children} />
        </strong>
      );
    case 'italic':
      return (
        <em>
          <Inlines nodes={node.children} />
        </em>
      );
    case 'underline':
      return (
        <u>
          <Inlines nodes={node.children} />
        </u>
      );
    case 'strike':
      return (
        <s>
          <Inlines nodes={node.children} />
        </s>
      );
    case 'spoiler':
      return (
        <Spoiler>
          <Inlines nodes={node.children} />
        </Spoiler>
      );
    case 'code':
      return <code>{node.text}</code>;
    case 'link':
      return (
        <a href={node.url} target="_blank" rel="noreferrer">
          <Inlines nodes={node.children} />
        </a>
      );
    case 'user':
      return <UserMention id={node.id} />;
    case 'channel':
      return <ChannelMention id={node.id} />;
    case 'role':
    case 'everyone':
      return <span class="mention">{node.kind === 'everyone' ? node.text : '@…'}</span>;
    case 'command':
      return <CommandMention name={node.name} />;
    case 'time':
      return <Moment seconds={node.seconds} style={node.style} />;
    case 'emoji':
      return <>:{node.name}:</>;
  }
}

export function Spoiler({ children }: { children: ComponentChildren }) {
  const { words } = useParlour();
  const [shown, setShown] = useState(false);
  if (shown) return <span class="spoiler shown">{children}</span>;
  return (
    <button
      type="button"
      class="spoiler"
      aria-label={words.spoiler}
      onClick={() => {
        setShown(true);
      }}
    >
      <span aria-hidden="true">{children}</span>
    </button>
  );
}

function UserMention({ id }: { id: string }) {
  const { state, words } = useParlour();
  const member = state.members.find((one) => one.id === id);
  return <span class={id === state.you.id ? 'mention you' : 'mention'}>@{member?.name ?? words.unknownUser}</span>;
}

function ChannelMention({ id }: { id: string }) {
  const { state, words, deeds } = useParlour();
  const channel = state.channels.find((one) => one.id === id);
  if (!channel) return <span class="mention">#{words.unknownChannel}</span>;
  return (
    <button
      type="button"
      class="mention"
      onClick={() => {
        deeds.openChannel(id);
      }}
    >
      #{channel.name}
    </button>
  );
}

function CommandMention({ name }: { name: string }) {
  const { state, deeds } = useParlour();
  const command = state.commands.find((one) => one.path.join(' ') === name);
  return (
    <button
      type="button"
      class="mention"
      onClick={() => {
        deeds.askCommand(name);
      }}
    >
      /{command ? command.words.join(' ') : name}
    </button>
  );
}

function Moment({ seconds, style }: { seconds: number; style: TimeStyle }) {
  const { words } = useParlour();
  const now = useNow(style === 'R' ? 1_000 : 60_000);
  return (
    <time
      class="moment"
      dateTime={new Date(seconds * 1000).toISOString()}
      title={wordTime(seconds, 'F', words.intl, now)}
    >
      {wordTime(seconds, style, words.intl, now)}
    </time>
  );
}
